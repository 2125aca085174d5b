import { migration } from './migration.ts'
import type { Pattern } from './pattern.ts'

/** Bringing people and systems from the old to the new. */
export const changePatterns: Pattern[] = [migration]
