import type { Solution } from '#server/solution/solution.ts'
import { possibleProducts } from '../assembly/choose-technology.ts'
import { type Design, number, sourceOf } from '../assembly/design.ts'
import { asSentence, clip, quoted } from '../assembly/phrases.ts'
import { keepFirst } from '../assembly/trace.ts'
import { tensionDecisions } from './weigh-tensions.ts'
import type { Decision } from './decision.ts'

/** Choices of products that a document argues for; the rest follow from them. */
const mostProducts = 2

/** Decisions that this brief calls for: what it prescribes, what pulls against each other in it, and what is left to choose. */
export function listDecisions(design: Design): Solution['decisions'] {
  if (design.fit === 'note') return []
  return number('DEC', [...prescribed(design), ...tensionDecisions(design), ...products(design)])
}

function prescribed({ reading, parts, asked }: Design): Decision[] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  // A standard is followed and decides on no product.
  const made = reading.mandates.filter(({ of }) => of !== 'standard')
  return made.flatMap((mandate): Decision[] => {
    const said = statements.get(mandate.statement)
    const carrier = parts.find(({ technology }) => technology?.toLowerCase().includes(mandate.name.toLowerCase()))
    // “Guidewire is made of Guidewire” decides nothing.
    if (!said || !carrier || carrier.name.toLowerCase().includes(mandate.name.toLowerCase())) return []
    return [
      {
        source: sourceOf(said),
        title: `${mandate.name} for ${carrier.name}`,
        context: asSentence(`The brief prescribes it: ${quoted(clip(said.text, 180))}`),
        options: [
          {
            name: mandate.name,
            merit: 'it is prescribed and known to the client',
            drawback: 'what it cannot do has to be built beside it',
          },
        ],
        outcome: `${carrier.name} is made of ${mandate.name}.`,
        consequences: `Its licence has to cover ${carrier.name}.`,
        status: 'accepted',
        requirements: asked.filter(({ statement }) => statement.id === mandate.statement).map(({ requirement }) => requirement.id),
      },
    ]
  })
}

function products({ parts, hosting, reading, fit, trace }: Design): Decision[] {
  if (fit === 'advice') return []
  const decisions = parts
    .filter(
      ({ capability, technology, technologyStated, meets }) => capability && technology && !technologyStated && meets.size > 0,
    )
    .toSorted((one, other) => other.meets.size - one.meets.size)
    .flatMap((part): Decision[] => {
      const [first, second] = possibleProducts(part.capability!, hosting, reading)
      if (!first || !second || part.technology !== first) return []
      const lever = part.capability!.levers[0]
      const title = `Product for ${part.name}`
      trace?.({ of: 'fact', list: 'decisions', title, statements: part.statements.map(({ id }) => id), part: part.key })
      return [
        {
          source: part.source,
          title,
          context: asSentence(`For ${[...part.meets.keys()].slice(0, 4).join(', ')}`),
          options: [
            {
              name: first,
              merit: hosting && hosting !== 'any' ? `runs where the rest does (${hosting})` : 'open, and known to many engineers',
              drawback: lever ? `${lever.quality}: ${lever.costs}` : 'its skills have to be there or learnt',
            },
            { name: second, merit: 'does the same and is a second source', drawback: 'a further technology to run' },
          ],
          outcome: `${first} is proposed.`,
          consequences: lever
            ? asSentence(`${lever.quality}: ${lever.by}, at the price of ${lever.costs}`)
            : 'A trial confirms it.',
          status: 'proposed',
          requirements: [...part.meets.keys()].slice(0, 6),
        },
      ]
    })
  return keepFirst(decisions, { most: mostProducts, list: 'decisions', trace, tell: ({ title }) => ({ title, statements: [] }) })
}
