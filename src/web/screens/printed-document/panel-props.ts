/** Of the version that the page shows; a panel fetches what it tells of it. */
export type PanelProps = { document: string; version: string }
