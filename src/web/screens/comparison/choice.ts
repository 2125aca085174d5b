export type Choice = { from?: string; to?: string; view?: 'inline' | 'side' }
