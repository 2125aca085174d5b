import { apiPlatform } from './api-platform.ts'
import { dataPatterns } from './data-patterns.ts'
import { eventDriven } from './event-driven.ts'
import { migration } from './migration.ts'
import { mlops } from './mlops.ts'
import type { Pattern } from './pattern.ts'
import { reporting } from './reporting.ts'
import { retrievalAugmentedGeneration } from './retrieval-augmented-generation.ts'

/** In case of equal scores the earlier one leads; the first is taken for a brief that calls for none. */
export const allPatterns: Pattern[] = [
  ...dataPatterns,
  retrievalAugmentedGeneration,
  mlops,
  apiPlatform,
  eventDriven,
  migration,
  reporting,
]
