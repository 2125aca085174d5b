import { applicationPatterns } from './application-patterns.ts'
import { batchIntegration } from './batch-integration.ts'
import { changePatterns } from './change-patterns.ts'
import { cloudPatterns } from './cloud-patterns.ts'
import { dataGovernance } from './data-governance.ts'
import { lakehouse } from './lakehouse.ts'
import { mlops } from './mlops.ts'
import type { Pattern } from './pattern.ts'
import { retrievalAugmentedGeneration } from './retrieval-augmented-generation.ts'
import { streaming } from './streaming.ts'

/** In case of equal scores the earlier one leads. */
export const allPatterns: Pattern[] = [
  lakehouse,
  retrievalAugmentedGeneration,
  mlops,
  streaming,
  ...applicationPatterns,
  ...cloudPatterns,
  ...changePatterns,
  dataGovernance,
  batchIntegration,
]
