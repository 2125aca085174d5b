import { assessment } from './assessment.ts'
import { migration } from './migration.ts'
import { operatingModel } from './operating-model.ts'
import type { Pattern } from './pattern.ts'
import { roadmap } from './roadmap.ts'
import { trainingAndAdoption } from './training-and-adoption.ts'

/** Bringing people and systems from the old to the new. */
export const changePatterns: Pattern[] = [migration, roadmap, assessment, operatingModel, trainingAndAdoption]
