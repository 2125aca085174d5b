/**
 * The consultancy itself: edit this file, and the samples in `server/clients/`, to adapt the product to another firm. Its contents are
 * visible to every visitor of the site. All firms and people named are invented.
 */
export const firm = {
  name: 'Arcwright',
  dashboard: 'Business Dashboard',
  /** The firm's logo: strokes on a grid of 24 by 24. */
  mark: 'M3 20a9 9 0 0 1 18 0M7.5 20a4.5 4.5 0 0 1 9 0M12 5v4.5',
  /** One sentence for search engines, social media and the footer of the landing page. */
  description: 'A data and AI consultancy that architects intelligent systems.',
  headline: 'We architect intelligent systems.',
  /** Address for visitors' email. */
  email: 'hello@arcwright.example',
  introduction:
    'A data and AI consultancy. We agree with you which work is worth doing, design the whole system before it is built, and stay until it is in daily use.',
} as const

/** The clients that every form offers; staff may add others, which are stored in the database. */
export const clients = {
  aldgate: { name: 'Aldgate Mutual', sector: 'Financial Services' },
  calder: { name: 'Calder Bank', sector: 'Financial Services' },
  wexmoor: { name: 'Wexmoor County Council', sector: 'Public Sector' },
  fairholm: { name: 'Fairholm Health Trust', sector: 'Public Sector' },
  tessel: { name: 'Tessel Systems', sector: 'Technology' },
  brightwater: { name: 'Brightwater Media', sector: 'Media' },
  hartnell: { name: 'Hartnell Rowe', sector: 'Professional Services' },
} as const

export type SpecifiedClient = keyof typeof clients
export const clientIds = Object.keys(clients) as [SpecifiedClient, ...SpecifiedClient[]]

/** The two clients that the enhanced generator offers. */
export const enhancedClientIds = ['aldgate', 'wexmoor'] as const satisfies SpecifiedClient[]

export const sectors = ['Financial Services', 'Public Sector', 'Technology', 'Media', 'Professional Services'] as const
export type Sector = (typeof sectors)[number]

/** The firm's public references: the clients of the forms, and one more without documents. */
export const engagements = [
  { id: 'aldgate', name: clients.aldgate.name, engagement: 'Claims data platform' },
  { id: 'calder', name: clients.calder.name, engagement: 'Credit risk modelling' },
  { id: 'wexmoor', name: clients.wexmoor.name, engagement: 'Resident contact assistant' },
  { id: 'fairholm', name: clients.fairholm.name, engagement: 'Clinical data governance' },
  { id: 'tessel', name: clients.tessel.name, engagement: 'Machine learning operations' },
  { id: 'brightwater', name: clients.brightwater.name, engagement: 'Audience analytics' },
  { id: 'hartnell', name: clients.hartnell.name, engagement: 'Contract document understanding' },
  { id: 'oriel', name: 'Oriel Instruments', engagement: 'Sensor data streaming' },
] as const

/** Figures on the landing page. */
export const marketingFigures = [
  { value: '11+', label: 'active clients' },
  { value: '98%', label: 'success rate' },
  { value: '3.2yr', label: 'average retention' },
  { value: '£2M+', label: 'value delivered' },
] as const

export const portfolioFigures = [
  { value: '11', label: 'Active clients' },
  { value: '98%', label: 'Success rate' },
  { value: '3.2yr', label: 'Average retention' },
  { value: '5', label: 'Sectors' },
  { value: '£2M+', label: 'Annual value' },
] as const

export const services = [
  {
    name: 'Strategy',
    promise: 'Which work is worth doing, in which order, and what it will take.',
    items: ['AI roadmap', 'Technology assessment', 'Digital transformation planning', 'Executive advisory'],
  },
  {
    name: 'Architecture',
    promise: 'A design that says what is built, of which parts, and why.',
    items: ['Data platforms', 'Cloud design', 'MLOps', 'Integration'],
  },
  {
    name: 'Delivery',
    promise: 'Systems in daily use, measured against what they were meant to change.',
    items: ['Custom AI solutions', 'Proofs of concept', 'Production deployment', 'Performance optimisation'],
  },
] as const

export const offices = [
  { city: 'London', address: ['14 Tanner’s Yard', 'London EC2A 7QX'] },
  { city: 'Edinburgh', address: ['9 Candlewright Close', 'Edinburgh EH3 6DV'] },
  { city: 'Manchester', address: ['22 Loomworks', 'Manchester M4 2BN'] },
] as const

export const overviewFigures = [
  { label: 'Active Projects', value: '12', change: '+2' },
  { label: 'Total Clients', value: '8', change: '+1' },
  { label: 'Documents', value: '47', change: '+5' },
  { label: 'AI Queries', value: '234', change: '+18' },
] as const

/** Samples, newest first. */
export const recentActivity = [
  { action: 'High-Level Design approved for Aldgate Mutual', time: '2 hours ago' },
  { action: 'Tessel Systems added to the portfolio', time: '5 hours ago' },
  { action: 'Model review finished for Calder Bank', time: '1 day ago' },
  { action: 'Discovery begun with Brightwater Media', time: '2 days ago' },
] as const

export const projectFigures = [
  { label: 'Completed', value: '8' },
  { label: 'In Progress', value: '4' },
  { label: 'Planning', value: '2' },
  { label: 'Total Projects', value: '14' },
] as const
