import type { PortfolioClient, Startup } from '#shared/api/samples.ts'
import { clients, engagements } from '#shared/firm.ts'

/** Confidential details. */
const contracts: Record<(typeof engagements)[number]['id'], Pick<PortfolioClient, 'sector' | 'startYear' | 'value'>> = {
  aldgate: { sector: clients.aldgate.sector, startYear: 2021, value: '£420K' },
  calder: { sector: clients.calder.sector, startYear: 2022, value: '£380K' },
  wexmoor: { sector: clients.wexmoor.sector, startYear: 2023, value: '£210K' },
  fairholm: { sector: clients.fairholm.sector, startYear: 2022, value: '£260K' },
  tessel: { sector: clients.tessel.sector, startYear: 2023, value: '£190K' },
  brightwater: { sector: clients.brightwater.sector, startYear: 2024, value: '£150K' },
  hartnell: { sector: clients.hartnell.sector, startYear: 2024, value: '£170K' },
  oriel: { sector: 'Technology', startYear: 2025, value: '£240K' },
}

export const samplePortfolio: PortfolioClient[] = engagements.map((engagement) => ({
  ...engagement,
  ...contracts[engagement.id],
  type: 'Enterprise',
  status: 'Active',
}))

/** Clients that are not named. */
export const sampleStartups: Startup[] = [
  { name: 'Payments startup', stage: 'Seed', engagement: 'Fraud scoring and its first data platform' },
  { name: 'Clinical trials scale-up', stage: 'Series B', engagement: 'Document retrieval with cited answers' },
  { name: 'Energy forecasting startup', stage: 'Series A', engagement: 'Forecast evaluation and model release' },
]
