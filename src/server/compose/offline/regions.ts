import type { Cloud } from './capabilities/capability-fact.ts'

export type Region = { name: string; words: RegExp; country: 'GB' | 'IE' | 'EU' | 'US'; cloud?: Exclude<Cloud, 'neutral'> }

/** Regions and places that briefs name for where data may stand, the more particular first. */
export const regions: Region[] = [
  { name: 'UK South', words: /\bUK South\b|\buksouth\b/i, country: 'GB', cloud: 'azure' },
  { name: 'UK West', words: /\bUK West\b|\bukwest\b/i, country: 'GB', cloud: 'azure' },
  { name: 'North Europe', words: /\bNorth Europe\b/i, country: 'IE', cloud: 'azure' },
  { name: 'West Europe', words: /\bWest Europe\b/i, country: 'EU', cloud: 'azure' },
  { name: 'Germany West Central', words: /\bGermany West Central\b/i, country: 'EU', cloud: 'azure' },
  { name: 'Sweden Central', words: /\bSweden Central\b/i, country: 'EU', cloud: 'azure' },
  { name: 'East US', words: /\bEast US(?: 2)?\b/i, country: 'US', cloud: 'azure' },
  { name: 'eu-west-2 (London)', words: /\beu-west-2\b/i, country: 'GB', cloud: 'aws' },
  { name: 'eu-west-1 (Ireland)', words: /\beu-west-1\b/i, country: 'IE', cloud: 'aws' },
  { name: 'eu-central-1 (Frankfurt)', words: /\beu-central-1\b/i, country: 'EU', cloud: 'aws' },
  { name: 'us-east-1 (N. Virginia)', words: /\bus-east-1\b/i, country: 'US', cloud: 'aws' },
  { name: 'europe-west2 (London)', words: /\beurope-west2\b/i, country: 'GB', cloud: 'google' },
  { name: 'europe-west1 (Belgium)', words: /\beurope-west1\b/i, country: 'EU', cloud: 'google' },
  { name: 'United Kingdom', words: /\b(?:United Kingdom|(?:in|within|inside|leave|outside) (?:the )?UK)\b/i, country: 'GB' },
  { name: 'Ireland', words: /\b(?:in|within|inside|leave|outside) Ireland\b/i, country: 'IE' },
  {
    name: 'European Union',
    words:
      /\b(?:European Union|EU|EEA) (?:only|region|data residency)\b|\b(?:in|within|inside|leave|outside) (?:the )?(?:EU|EEA|European Union)\b/i,
    country: 'EU',
  },
  { name: 'United States', words: /\b(?:in|within|inside) (?:the )?(?:US|USA|United States)\b/i, country: 'US' },
]
