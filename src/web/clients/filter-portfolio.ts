import type { PortfolioClient } from '#shared/api/samples.ts'
import type { Sector } from '#shared/firm.ts'

export type PortfolioFilter = { words: string; sector: Sector | 'all' }

export const noFilter: PortfolioFilter = { words: '', sector: 'all' }

/** Returns clients in the chosen sector whose name or engagement contains the search text. */
export function filterPortfolio(portfolio: PortfolioClient[], { words, sector }: PortfolioFilter): PortfolioClient[] {
  const sought = words.trim().toLowerCase()
  return portfolio
    .filter((client) => sector === 'all' || client.sector === sector)
    .filter(({ name, engagement }) => [name, engagement].some((text) => text.toLowerCase().includes(sought)))
}
