import * as words from '#words/progress.ts'

import type { GenerationProgress, Wait } from './generation-progress.ts'
import { formatLabel } from './labels.ts'

export type Step = { label: string; detail: string; state: 'waiting' | 'active' | 'done' }

const writtenOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state }) => state === 'written').length

const writing = words.writingTheChapters

/** A model reads the brief by designing. */
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

/** The steps in their order; the first that is not done is the one at work. */
export function stepsOf(progress: GenerationProgress): Step[] {
  const rows = detailsOf(progress)
  const active = rows.findIndex(([, done]) => !done)
  return rows.map(([label, done, detail], index) => ({
    label,
    detail,
    state: done ? 'done' : index === active ? 'active' : 'waiting',
  }))
}

/** Parts done and parts in all: each chapter counts as one, and each other step. */
export function portionOf(progress: GenerationProgress) {
  const others = stepsOf(progress).filter(({ label }) => label !== writing)
  const done = others.filter(({ state }) => state === 'done').length + writtenOf(progress)
  return { done, all: others.length + Math.max(progress.chapters.length, 1) }
}

/** What is said aloud: each step, each chapter that is done, and why it is waited; never the words themselves. */
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

/** Whole seconds that are left; a clock that goes wrong here never makes them more than the server said. */
export const secondsLeft = ({ until, seconds }: Wait, now: number) =>
  Math.min(Math.ceil(seconds), Math.max(0, Math.ceil((until - now) / 1000)))
