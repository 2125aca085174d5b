import { array, assert as assertProperty, asyncProperty, constantFrom, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { Brief, type BriefField, ProjectName } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { clientIds } from '#shared/firm.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { Solution } from '#server/solution/solution.ts'
import { longestHeading } from '#server/document-types/powerpoint/slide.ts'
import { givenDocument, givenToday } from '#server/testing/given-documents.ts'
import { draftBrief } from './draft/draft-facts.ts'

const fields: BriefField[] = [
  'businessObjective',
  'technicalRequirements',
  'scope',
  'deliverables',
  'constraints',
  'assumptions',
  'timeline',
  'budget',
  'additionalContext',
]

const hostile = constantFrom(
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x","y")',
  '{client} {lake} {{slot}} ${x}',
  '\u0000\u0007\u001b[31m\u202Eevil\u202C',
  '\uD800 lone',
  'يجب أن يكون النظام متاحًا بنسبة 99.9٪',
  '系统必须在两秒内响应。数据保留七年。',
  'Система должна работать 24/7; бюджет 5 млн',
  '| a | b |\n|---|---|',
  '../../etc/passwd %00',
  'FR-1 EL-1 OQ-99 must be kept for 99999999999999999999 years',
  'Start on 5 January 2026. Go-live by 1 January 1999 within 0 weeks, in 900000 months',
  'budget £0 and £999,999,999,999bn, RPO -5 minutes',
  '__proto__ constructor toString hasOwnProperty',
  'Azure AWS GCP must not use cloud; on-premises only in the UK and West Europe',
)
const sensible = constantFrom(
  'The platform must ingest 5 TB/day from SAP S/4HANA.',
  'Claims handlers must see the score in Guidewire ClaimCenter.',
  '- Availability 99.9%',
  'Out of scope: voice; letters',
  'Transcripts are kept for 24 months.',
  'Send segments to Google Ad Manager.',
  'In scope:',
  'The platform must:',
)
const anyText = array(oneof(hostile, sensible, string({ unit: 'binary', maxLength: 60 }), string({ maxLength: 60 })), {
  maxLength: 8,
}).map((parts) => parts.join('\n'))

const anyBrief = record({
  client: constantFrom(...clientIds),
  name: oneof(hostile, string({ minLength: 1, maxLength: 60 })),
  texts: array(anyText, { minLength: fields.length, maxLength: fields.length }),
}).map(({ client, name, texts }) => ({
  documentType: 'hld',
  client,
  projectName: ProjectName.safeParse(name.replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E]/gu, '')).data ?? 'x',
  requirements: Object.fromEntries(fields.map((field, index) => [field, texts[index]])),
}))

/** Except in quotes, which are exact. */
const hasHidden = (solution: Solution) =>
  /\\u0000|\\u001b|[\u202a-\u202e]/.test(JSON.stringify(solution, (key, value: unknown) => (key === 'quote' ? undefined : value)))

/** Faults in the solution of a brief; empty if there are none. */
function faultsOf(brief: Brief) {
  const solution = draftBrief(brief, { today: givenToday })
  const written = JSON.stringify(solution)
  return [
    ...checkSolution(solution).map(({ text }) => text),
    ...(JSON.stringify(Solution.parse(solution)) === JSON.stringify(Solution.parse(JSON.parse(written)))
      ? []
      : ['it does not survive JSON']),
    ...(JSON.stringify(draftBrief(brief, { today: givenToday })) === written ? [] : ['it differs the second time']),
    ...(hasHidden(solution) ? ['a control character came through'] : []),
  ]
}

/** The same few briefs in every test run; they are the first of the many that `npm run test:long` uses. */
const runs = process.env['VALIDITY_RUNS'] === undefined ? { solutions: 15, documents: 12 } : { solutions: 60, documents: 50 }

test('whatever a brief holds, its solution is sound and the same each time', { timeout: 300_000 }, () => {
  assertProperty(
    property(anyBrief, (given) => {
      expect(faultsOf(Brief.parse(given))).toEqual([])
    }),
    { numRuns: runs.solutions, seed: 20 },
  )
})

/** Rules that a document must meet for any brief; text of the brief itself may look like a placeholder. */
const structural = new Set([
  'missing-chapter',
  'empty-section',
  'untraced-statement',
  'unknown-node',
  'dangling-link',
  'duplicate-id',
])

test('whatever a brief holds, it becomes a sound document of every type', async () => {
  await assertProperty(
    asyncProperty(anyBrief, constantFrom(...documentTypeIds), async (given, documentType) => {
      const { content, solution, outline } = await givenDocument(documentType, Brief.parse(given))
      expect(checkContent({ content, solution, outline }).filter(({ rule }) => structural.has(rule))).toEqual([])
      if (documentType !== 'powerpoint') return
      const headings = content.sections.map(({ heading }) => heading)
      expect(headings.filter((heading) => heading.length > longestHeading || heading.trim() === '')).toEqual([])
      expect(new Set(headings).size).toBe(headings.length)
    }),
    { numRuns: runs.documents, seed: 20 },
  )
})

test('a brief full of text becomes a sound solution', { timeout: 300_000 }, () => {
  const text =
    'Residents must be able to ask about 5,000 documents; answers begin within 3 seconds. Keep them for 7 years; keep them for 90 days. '
      .repeat(200)
      // The maximum total length of the fields.
      .slice(0, Math.floor(100_000 / fields.length))
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'wexmoor',
    projectName: 'Long',
    requirements: Object.fromEntries(fields.map((field) => [field, text])),
  })
  expect(faultsOf(brief)).toEqual([])
})

test('words of the brief stay words: slots, markup and formulas are quoted as they stand', () => {
  const technicalRequirements = 'The system must show {client} and <b>=1+1</b> to planners.'
  const solution = draftBrief(
    Brief.parse({ documentType: 'hld', client: 'tessel', projectName: '{lake} =cmd', requirements: { technicalRequirements } }),
    { today: givenToday },
  )
  expect(solution.statements![0]!.text).toBe(technicalRequirements)
  expect(solution.project).toBe('{lake} =cmd')
})
