import { answerWork } from '#server/platform/answer-work.ts'
import { findingWork, findingLimitErrors } from './generation-work.ts'

/** Characters; several times the length of nine passages. */
const longest = 1_600_000

answerWork(findingWork, { longest, refuse: findingLimitErrors.length })
