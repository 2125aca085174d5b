import { aiPatterns } from './ai-patterns.ts'
import { apiPlatform } from './api-platform.ts'
import { dataPatterns } from './data-patterns.ts'
import { eventDriven } from './event-driven.ts'
import { migration } from './migration.ts'
import type { Pattern } from './pattern.ts'
import { reporting } from './reporting.ts'

/** In case of equal scores the earlier one leads; the first is taken for a brief that calls for none. */
export const allPatterns: Pattern[] = [...dataPatterns, ...aiPatterns, apiPlatform, eventDriven, migration, reporting]
