import { aiPatterns } from './ai-patterns.ts'
import { applicationPatterns } from './application-patterns.ts'
import { changePatterns } from './change-patterns.ts'
import { cloudPatterns } from './cloud-patterns.ts'
import { dataPatterns } from './data-patterns.ts'
import type { Pattern } from './pattern.ts'

/** In case of equal scores the earlier one leads. */
export const allPatterns: Pattern[] = [...dataPatterns, ...aiPatterns, ...applicationPatterns, ...cloudPatterns, ...changePatterns]
