/** The version on the page; a panel fetches its own data. */
export type PanelProps = { document: string; version: string }
