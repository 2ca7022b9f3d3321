"""Cards: what packs say of them, and what pairs do."""
