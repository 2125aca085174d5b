import * as words from '#words/progress.ts'

import type { GenerationProgress, Wait } from './generation-progress.ts'
import { formatLabel } from './labels.ts'

export type Step = { label: string; detail: string; state: 'waiting' | 'active' | 'done' }

const writtenOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state }) => state === 'written').length

const writing = words.writingTheChapters

/** With a model, reading the brief is part of designing. */
export const readingLabel = ({ design }: Pick<GenerationProgress, 'design'>) => (design ? words.designing : words.readingTheBrief)

function detailsOf(progress: GenerationProgress): [label: string, done: boolean, detail: string][] {
  const { brief, chapters, version, file } = progress
  const written = writtenOf(progress)
  return [
    [words.choosingTheOutline, chapters.length > 0, chapters.length > 0 ? words.chapterCount(chapters.length) : ''],
    [readingLabel(progress), brief !== undefined, brief ? words.requirementsAndQuestions(brief.requirements, brief.questions) : ''],
    [
      writing,
      chapters.length > 0 && written === chapters.length,
      chapters.length > 0 ? words.writtenOf(written, chapters.length) : '',
    ],
    [words.savingTheVersion, version !== undefined, version ?? ''],
    [words.makingTheFile, file !== undefined || progress.finished, file ? sizeOf(file) : ''],
  ]
}

const sizeOf = ({ format, bytes }: { format: string; bytes: number }) =>
  words.sizeInKilobytes(formatLabel(format), Math.max(1, Math.round(bytes / 1000)))

/** Returns the steps in order; the first that is not done is active. */
export function stepsOf(progress: GenerationProgress): Step[] {
  const rows = detailsOf(progress)
  const active = rows.findIndex(([, done]) => !done)
  return rows.map(([label, done, detail], index) => ({
    label,
    detail,
    state: done ? 'done' : index === active ? 'active' : 'waiting',
  }))
}

/** Returns the number of finished parts and of all parts: each chapter and each other step counts as one. */
export function portionOf(progress: GenerationProgress) {
  const others = stepsOf(progress).filter(({ label }) => label !== writing)
  const done = others.filter(({ state }) => state === 'done').length + writtenOf(progress)
  return { done, all: others.length + Math.max(progress.chapters.length, 1) }
}

/** Returns the text for screen readers: each step, each finished chapter, and the reason for a wait, but not the document's text. */
export function announcementOf(progress: GenerationProgress): string {
  const wait = [progress.structure, ...progress.chapters].find((asked) => asked.wait)?.wait
  if (wait) return words.tryingAgainInS(wait.reason, wait.seconds)
  const active = stepsOf(progress).find(({ state }) => state === 'active')
  if (!active) return ''
  const { latest, chapters } = progress
  return active.label === writing && latest !== undefined
    ? words.doneOf(latest, writtenOf(progress), chapters.length)
    : active.label
}

/** Returns the remaining whole seconds; a wrong clock on this machine never increases them beyond the server's value. */
export const secondsLeft = ({ until, seconds }: Wait, now: number) =>
  Math.min(Math.ceil(seconds), Math.max(0, Math.ceil((until - now) / 1000)))
