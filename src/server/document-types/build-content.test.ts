import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { buildContent } from './build-content.ts'
import { checkContent } from './check-content.ts'

const writer = 'Arcwright'
const build = (solution = givenSolution(), brief = givenBrief()) => buildContent({ brief, solution, words: {}, writer })
const check = (solution = givenSolution(), brief = givenBrief()) =>
  checkContent({ content: build(solution, brief), solution, outline: allDocumentTypes[brief.documentType].outline })
const template = {
  filename: 'bank.docx',
  headings: [
    { level: 1, text: 'Risks and issues' },
    { level: 1, text: 'Unheard of' },
  ],
}

for (const documentType of documentTypeIds) {
  const brief = givenBrief({ documentType })
  const { outline } = allDocumentTypes[documentType]

  test(`${documentType}: builds every chapter from the facts alone, with nothing wrong`, () => {
    expect(check(givenSolution(), brief)).toEqual([])
    expect(build(givenSolution(), brief).sections.map(({ id }) => id)).toEqual(outline.map(({ id }) => id))
  })

  test(`${documentType}: says what is missing where a solution is bare`, () => {
    expect(check(givenBareSolution(), brief)).toEqual([])
    const blocks = [...walkBlocks(build(givenBareSolution(), brief).sections)].map(({ block }) => block)
    expect(blocks.filter((block) => block.type === 'callout' && block.title === 'Not yet known').length).toBeGreaterThan(
      outline.some(({ isOptional }) => isOptional) ? 3 : 5,
    )
  })

  test(`${documentType}: stands up to a solution without any one kind of fact`, () => {
    const whole = givenSolution()
    const lists = Object.entries(whole).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []))
    expect(lists.length).toBeGreaterThan(15)
    for (const key of lists) expect([key, check({ ...whole, [key]: [] }, brief)]).toEqual([key, []])
  })

  test(`${documentType}: lays a template over the chapters and loses none`, () => {
    const laid = { ...brief, template }
    expect(check(givenSolution(), laid)).toEqual([])
    const content = build(givenSolution(), laid)
    expect(content.sections.map(({ heading }) => heading)).toEqual(['Risks and issues', 'Unheard of', 'Appendix'])
    expect(content.sections[0]?.id).toBe(['risks', 'raid', 'questions'].find((id) => id in keyed(outline)))
    expect(content.facts).toContainEqual({ label: 'Template', value: 'bank.docx' })
    const ids = [...walkSections(content.sections)].map(({ section }) => section.id)
    expect(outline.filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  test(`${documentType}: gives the same content for the same facts`, () => {
    expect(JSON.stringify(build(givenSolution(), brief))).toBe(JSON.stringify(build(givenSolution(), brief)))
  })

  test(`${documentType}: is asked for chapter by chapter, and every chapter can be found by a template`, () => {
    expect(outline.filter(({ ask, alsoCalled }) => ask.length < 20 || alsoCalled.length < 3)).toEqual([])
    const names = outline.flatMap(({ alsoCalled }) => alsoCalled)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
  })
}

function keyed(outline: { id: string }[]) {
  return Object.fromEntries(outline.map(({ id }) => [id, true]))
}
