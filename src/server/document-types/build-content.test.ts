import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { buildContent } from './build-content.ts'
import { checkContent } from './check-content.ts'

const writer = 'Arcwright'
const build = (solution = givenSolution(), brief = givenBrief()) => buildContent({ brief, solution, words: {}, writer })
const check = (solution = givenSolution(), brief = givenBrief()) =>
  checkContent({ content: build(solution, brief), solution, outline: allDocumentTypes[brief.documentType].chaptersFor(solution) })
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

  test(`${documentType}: builds from the facts alone, with nothing wrong, and only chapters that say something`, () => {
    expect(check(givenSolution(), brief)).toEqual([])
    const standing = allDocumentTypes[documentType].chaptersFor(givenSolution()).map(({ id }) => id)
    expect(build(givenSolution(), brief).sections.map(({ id }) => id)).toEqual(standing)
    expect(standing.length).toBeLessThan(outline.length + 1)
  })

  test(`${documentType}: is short where a solution is bare, and has nothing wrong`, () => {
    expect(check(givenBareSolution(), brief)).toEqual([])
    expect(build(givenBareSolution(), brief).sections.length).toBeLessThan(6)
    expect(build(givenBareSolution(), brief).sections.length).toBeGreaterThan(0)
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
    expect(content.facts).toContainEqual({ label: 'Template', value: 'bank.docx' })
    const ids = [...walkSections(content.sections)].map(({ section }) => section.id)
    expect(allDocumentTypes[documentType].chaptersFor(givenSolution()).filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  test(`${documentType}: gives the same content for the same facts`, () => {
    expect(JSON.stringify(build(givenSolution(), brief))).toBe(JSON.stringify(build(givenSolution(), brief)))
  })

  test(`${documentType}: is asked for chapter by chapter, and every chapter can be found by a template`, () => {
    expect(outline.filter(({ ask, alsoCalled }) => ask.length < 20 || alsoCalled.length < 3)).toEqual([])
    const names = outline.flatMap(({ alsoCalled }) => alsoCalled)
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
  })
}
