import { aiPatterns } from './ai-patterns.ts'
import { apiPlatform } from './api-platform.ts'
import { batchIntegration } from './batch-integration.ts'
import { dataGovernance } from './data-governance.ts'
import { eventDriven } from './event-driven.ts'
import { lakehouse } from './lakehouse.ts'
import { migration } from './migration.ts'
import type { Pattern } from './pattern.ts'
import { reporting } from './reporting.ts'
import { streaming } from './streaming.ts'

/** In case of equal scores the earlier one leads; the first is taken for a brief that calls for none. */
export const allPatterns: Pattern[] = [
  lakehouse,
  ...aiPatterns,
  streaming,
  apiPlatform,
  eventDriven,
  migration,
  reporting,
  dataGovernance,
  batchIntegration,
]
