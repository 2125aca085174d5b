import { createHash, randomUUID } from 'node:crypto'
import type { Content, Section } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import type { Brief, Rulings } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { rulingKey } from '#server/compose/apply-rulings.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { getCurrent } from '#server/documents/edit-document.ts'
import { permitBrief } from '#server/documents/policy.ts'
import { type Base, findGenerationOf, getBase } from '#server/documents/revisions/store.ts'
import { findRole } from '#server/documents/roles/store.ts'
import { type GivenAnswer, listAnswers } from '#server/questions/given/store.ts'
import type { Providers } from '#server/keys/create-providers.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import { acceptGeneration, askAgain } from './start-generation.ts'
import { findGeneration, type Generation, generationId, getGeneration } from './store.ts'
import { noModel } from './write-chapters.ts'
import { generationJob } from './write-document.ts'

type Services = { database: Database; jobs: Jobs; dailyBudget: DailyBudget; providers: Pick<Providers, 'findWriter'> }
type Asked = { viewer: Viewer; id: string; base: string; key: string | undefined }
type AnsweredQuestion = { question: string; answer: string }
type Verdict = { assumption: string; verdict: Rulings['assumptions'][number]['verdict']; instead?: string | undefined }

/** New work that reuses every step of a version's own generation except one chapter, which a model can rewrite as a person wishes. */
export const rewriteSection = (services: Services, { wish, ...asked }: Asked & { section: string; wish?: string | undefined }) =>
  revise(
    services,
    { ...asked, request: ['rewrite', asked.id, asked.base, asked.section, ...(wish ? [wish] : [])] },
    async (base) => {
      const { brief } = base
      const content = JSON.parse(base.content) as Content
      const chapter = chapterOf(content.sections, { id: asked.section, outline: new Set(outlineOf(brief).map(({ id }) => id)) })
      if (!chapter) throw new AppError('not-found', 'This document has no such chapter.')
      const isEdited = base.edits.some((edit) => edit.chapter === chapter.id)
      const { language } = await services.providers.findWriter(brief.documentType)
      if (!language && wish) throw noModel()
      if (!language && !isEdited)
        throw new AppError('conflict', 'Nothing would change: no model writes here.', { details: 'Edit them by hand.' })
      const { id: from, isPatched } = await findGenerationOf(services.database, base.id)
      if (from === undefined) throw new AppError('conflict', 'How this version was written is not known any more.')
      const steps = ['solution', ...outlineOf(brief).flatMap(({ id }) => (id === chapter.id ? [] : `chapter:${id}`))]
      const reason = wish ? `‘${chapter.heading}’ written again: “${wish}”.` : `‘${chapter.heading}’ written again.`
      return {
        brief,
        useAgent: (await getGeneration(services.database, from)).useAgent,
        ...(!isPatched && { brings: { from, steps } }),
        revises: {
          keepsFacts: isPatched,
          versionId: base.id,
          madeBy: 'rewrite',
          reason,
          chapter: chapter.id,
          ...(wish && { wished: { wish, words: isEdited ? proseOf(chapter) : (base.words?.[chapter.id] ?? proseOf(chapter)) } }),
        },
      }
    },
  )

/** New work that changes the facts of a version as wished, and rewrites the text that depends on the changes. */
export const changeDesign = (services: Services, asked: Asked & { wish: string }) =>
  revise(services, { ...asked, request: ['change', asked.id, asked.base, asked.wish] }, async (base) => {
    const { brief } = base
    const { language } = await services.providers.findWriter(brief.documentType)
    if (!language) throw noModel()
    const { fit, statements } = JSON.parse(base.solution) as Solution
    if (!statements) throw new AppError('conflict', 'This version is of an earlier form.', { details: 'Generate it anew first.' })
    if (fit === 'reading')
      throw new AppError('conflict', 'Nothing is designed yet.', {
        details: 'Add a reference design, or generate it with a model.',
      })
    return {
      brief,
      useAgent: false,
      revises: { versionId: base.id, madeBy: 'change', reason: `Design changed: “${asked.wish}”.`, change: asked.wish },
    }
  })

/** New work for the same brief with all of people's rulings on its questions and assumptions. */
export const ruleDocument = (services: Services, asked: Asked & { answers: AnsweredQuestion[]; assumptions: Verdict[] }) =>
  revise(services, { ...asked, request: ['rule', asked.id, asked.base, asked.answers, asked.assumptions] }, async (base) => {
    const { answers, assumptions } = asked
    if (answers.length + assumptions.length === 0) throw new AppError('invalid-input', 'Answer a question or judge an assumption.')
    const given = await listAnswers(services.database, asked.id)
    const rulings = gather({ ...asked, given }, base)
    const reason = [told(answers.length, 'question', 'answered'), told(assumptions.length, 'assumption', 'judged')]
    return {
      brief: { ...base.brief, rulings },
      useAgent: false,
      revises: { versionId: base.id, madeBy: 'rulings', reason: `${reason.filter(Boolean).join(', ')}.` },
    }
  })

const outlineOf = ({ documentType }: Brief) => allDocumentTypes[documentType].outline
const told = (count: number, noun: string, verb: string) => (count > 0 ? `${count} ${noun}${count > 1 ? 's' : ''} ${verb}` : '')

/** The text of a chapter that a composer or a person wrote; other paragraphs are derived from the facts. */
const proseOf = ({ id, blocks }: Section) =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' && [`${id}-words-`, `${id}-own-`].some((own) => block.id.startsWith(own)) ? [block.text] : [],
  )

type Place = { id: string; outline: Set<string>; above?: Section | undefined }

/** The nearest chapter of the outline that a section is or belongs to. */
function chapterOf(sections: Section[], { id, outline, above }: Place): Section | undefined {
  for (const section of sections) {
    const chapter = outline.has(section.id) ? section : above
    if (section.id === id) return chapter
    const found = chapterOf(section.sections, { id, outline, above: chapter })
    if (found) return found
  }
  return undefined
}

type Plan = Pick<NonNullable<Parameters<typeof generationJob>[1]>, 'revises'> & {
  brief: Brief
  useAgent: boolean
  brings?: { from: string; steps: string[] }
}

type Wanted = Asked & { request: unknown[] }

async function revise(services: Services, asked: Wanted, plan: (base: Base) => Promise<Plan>): Promise<Generation> {
  const { database, dailyBudget } = services
  const { viewer, id, key = randomUUID() } = asked
  const requestHash = createHash('sha256').update(JSON.stringify(asked.request)).digest('hex')
  const known = await findGeneration(database, viewer, key)
  if (known) return askAgain(services, known, requestHash)
  const shown = await getCurrent(database, viewer, { id, base: asked.base })
  const base = await getBase(database, shown)
  const { brief: planned, useAgent, brings, revises } = await plan(base)
  await dailyBudget.permitDocument(viewer)
  const brief = permitBrief(viewer, planned, await findRole(database, viewer, planned))
  const { outputFormat, templateId } = base
  const { accountId } = viewer
  const generation = { id: generationId(viewer, key), accountId, key, requestHash, brief, outputFormat, useAgent, templateId }
  const job = generationJob(generation, { ...(revises && { revises }) })
  return acceptGeneration(services, { generation, job: { ...job, ...(brings && { brings }) } })
}

/** Earlier rulings, replaced by the new ones where they concern the same item. An answer that the client gave keeps its author. */
function gather(
  {
    viewer,
    answers,
    assumptions,
    given,
  }: { viewer: Viewer; answers: AnsweredQuestion[]; assumptions: Verdict[]; given: GivenAnswer[] },
  base: Base,
): Rulings {
  const solution = JSON.parse(base.solution) as Solution
  const ruled = { by: viewer.displayName, at: new Date().toISOString() }
  const wordsOf = (list: 'questions' | 'assumptions', id: string) => {
    const found = solution[list].find((fact) => fact.id === id)
    if (!found) throw new AppError('invalid-input', `There is no ${id} in this version.`, { details: 'Reload the document.' })
    return found.text
  }
  const next: Rulings = {
    answers: answers.map(({ question: id, answer }) => {
      const question = wordsOf('questions', id)
      const own = given.find((one) => one.key === rulingKey(question) && one.answer === answer)
      return { question, answer, ...ruled, ...(own && { by: own.by }) }
    }),
    assumptions: assumptions.map(({ assumption, verdict, instead }) => ({
      text: wordsOf('assumptions', assumption),
      verdict,
      ...(verdict === 'rejected' && instead !== undefined && { instead }),
      ...ruled,
    })),
  }
  const before = base.brief.rulings ?? { answers: [], assumptions: [] }
  const again = new Set(
    [...next.answers.map(({ question }) => question), ...next.assumptions.map(({ text }) => text)].map(rulingKey),
  )
  return {
    answers: [...before.answers.filter(({ question }) => !again.has(rulingKey(question))), ...next.answers],
    assumptions: [...before.assumptions.filter(({ text }) => !again.has(rulingKey(text))), ...next.assumptions],
  }
}
