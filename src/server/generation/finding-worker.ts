import { answerWork } from '#server/platform/answer-work.ts'
import { beyond, findingWork } from './generation-work.ts'

/** Characters; several times what nine passages come to. */
const longest = 1_600_000

answerWork(findingWork, { longest, refuse: beyond.length })
