import type { Asked, Part } from './design.ts'
import { sourceOf } from './design.ts'
import { asSentence, bare, capitalised, clip } from './phrases.ts'
import { topicOf } from './topic-of.ts'

/**
 * Verbs that need a way of doing them: such a need stays open where the catalogue has none, since a module that bears the
 * verb as its name would claim what nobody has designed.
 */
const needsMechanism =
  /^(?:predict|forecast|optimi[sz]e|detect|recogni[sz]e|classify|understand|guarantee|ensure|secure|protect|translate|summari[sz]e|estimate|score|simulate|recommend|learn|infer|prevent|improve|reduce|increase|comply|perform|scale|support|achieve|meet|avoid|respect|handle)$/i
/** These say how something is, not what somebody does with a record. */
const states =
  /^(?:be|have|stay|remain|continue|exist|belong|need|want|like|wish|cost|take|last|start|begin|end|finish|run|work|use|include|contain|consist|follow|expect|accept|apply|offer|propose|submit|bid|price|quote|know|understand|think|hope|do|get|go|come|become|happen|see)$/i

/** “integrate orders”, where the verb is said already; nothing where no noun is left. */
function withoutVerb(topic: string | undefined, verb: string | undefined): string | undefined {
  const words = (topic ?? '').split(' ').filter((word) => word.toLowerCase() !== verb?.toLowerCase())
  return words.every((word) => word.endsWith('ly')) ? undefined : words.join(' ')
}

/** A need that only keeps, shows or moves a record is a module under its own name. */
export function functionOf(asked: Asked): Part | undefined {
  const { statement, requirement } = asked
  const { verb, actor, affirms, kind } = statement
  const object = withoutVerb(topicOf(statement), verb)
  if (!affirms || kind !== 'need' || !verb || !object || needsMechanism.test(verb) || states.test(verb)) return undefined
  const name = clip(`${capitalised(verb)} ${object}`, 60)
  const how = `${actor ? `${capitalised(bare(actor))} can ${verb}` : `A module that can ${verb}`} ${object}, with a record of who did it and when`
  return {
    key: `function:${statement.id}`,
    name,
    kind: 'component',
    role: 'function',
    side: 'work',
    source: sourceOf(statement),
    technologyStated: false,
    sentences: [asSentence(statement.text)],
    meets: new Map([[requirement.id, how]]),
    statements: [statement],
    takes: ['record'],
    gives: ['record'],
  }
}
