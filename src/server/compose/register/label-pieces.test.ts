import { expect, test } from 'vitest'
import type { BriefField } from '#shared/brief.ts'
import { givenRegister } from './given-register.ts'
import { deniesIn } from '#server/solution/denies-in.ts'
import { levelOf } from './modal-words.ts'

const labelsOf = (field: BriefField, text: string) => givenRegister({ [field]: text }).statements.map(({ label }) => label)

test.each([
  ['businessObjective', 'Tickets on phones.', ['objective']],
  ['technicalRequirements', 'Tickets on phones.', ['requirement']],
  ['scope', 'Tickets on phones.', ['in-scope']],
  ['scope', 'Exclusions:\n- The boats.\n- Tenderers shall state a price for support.', ['out-of-scope', 'requirement']],
  ['scope', 'Out: parking, the café.', ['out-of-scope']],
  ['scope', 'Left for others: parking, the café.', ['out-of-scope']],
  // Neither in nor out of scope: the brief does not state it.
  ['scope', 'Parking no.', [undefined]],
  ['additionalContext', 'Nicht enthalten: Parkplätze.', ['out-of-scope']],
  ['additionalContext', 'Hors périmètre : le parking.', ['out-of-scope']],
  ['additionalContext', 'Fuera del alcance: el aparcamiento.', ['out-of-scope']],
  ['additionalContext', 'Liefergegenstände\n- Bericht\n- Plan', ['deliverable', 'deliverable']],
  ['additionalContext', 'What we will not have\n- a fee for each buyer\n- an app for sellers', ['out-of-scope', 'out-of-scope']],
  ['additionalContext', 'Timetable\n- live by June\n- pilot in May', ['date', 'date']],
  ['additionalContext', 'What happens today\n- It is typed.\nOpen points\n- Who types it?', ['context', 'question']],
  ['additionalContext', 'Money: £9m.', ['money']],
  ['additionalContext', 'When\n- by June\n- by July', ['date', 'date']],
  // Data that flows out, in a list of requirements.
  ['additionalContext', 'What we need\n- Out: two feeds.\n- Timetables.', ['requirement', 'requirement']],
  ['technicalRequirements', 'Time: a run takes 6 hours.', ['requirement']],
  ['additionalContext', 'Q: Is a portal wanted?\nA: No.', ['context']],
  ['technicalRequirements', 'Q1. Budget?\nA. It is not told.\nQ2. When?\nA. Soon, in two steps.', ['money', 'date']],
  // Only the item itself is out of scope; the sentences after it are not.
  [
    'additionalContext',
    'Not wanted:\n- changes of the till. There is one clerk for it.\n- an app for it. No chat either.',
    ['out-of-scope', undefined, 'out-of-scope', 'out-of-scope'],
  ],
  ['additionalContext', 'Not wanted:\n- drawings kept far abroad. Images here only.', ['out-of-scope', undefined]],
] as const)('%s: %s', (field, text, expected) => expect(labelsOf(field, text)).toEqual(expected))

test.each([
  ['It must print.', 'must'],
  ['It has to print.', 'must'],
  ['It need not print.', undefined],
  ["You don't have to print it.", undefined],
  ["He didn't need a permit.", undefined],
  ['It should print.', 'should'],
  ['It may print on 3 May 2027.', 'may'],
  ['It prints in May 2027.', undefined],
  ['Data may not leave the country.', 'must'],
  ['No interface may read it.', 'must'],
  ['Must it print? Yes.', undefined],
  ['Das System muss drucken.', 'must'],
  ['Es darf kein AWS eingesetzt werden.', 'must'],
  ['Karten sollten gedruckt werden.', 'should'],
  ['Les données ne doivent pas sortir.', 'must'],
  ['Il devrait imprimer.', 'should'],
  ['No se puede usar AWS.', 'must'],
  ['Debería imprimir.', 'should'],
])('the level of “%s” is %s', (text, level) => expect(levelOf(text)).toBe(level))

test.each([
  ['It does not print.', true],
  ["It doesn't print.", true],
  ['Printing without paper.', true],
  ['No. 4 is a notable pier.', false],
  ['Kein Papier.', true],
  ["Il n'imprime jamais.", true],
  ['Sin papel.', true],
  ['The note is known.', false],
])('“%s” denies: %s', (text, denies) => expect(deniesIn(text)).toBe(denies))

test('a demand that leads a list is the level of its first sentence alone', () => {
  const { statements } = givenRegister({
    technicalRequirements: 'The consultant shall:\n(a) draw it well. It exists in part.\n(b) print it.',
  })
  expect(statements.map(({ text, level }) => [text, level])).toEqual([
    ['draw it well.', 'must'],
    ['It exists in part.', undefined],
    ['print it.', 'must'],
  ])
})

test('a heading that is a modal word is the level of all below it', () => {
  const { statements } = givenRegister({
    technicalRequirements: '**Must** Linux on our servers. English and Gaelic. **Must not** Any cloud.',
  })
  expect(statements.map(({ text, level, denies, answer }) => [text, level, denies, answer?.state])).toEqual([
    ['Linux on our servers.', 'must', false, 'open'],
    ['English and Gaelic.', 'must', false, 'open'],
    ['Any cloud.', 'must', true, 'open'],
  ])
})
