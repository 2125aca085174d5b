import { type Call, callOf, chapterOf, draftedIn } from '../answer-by-chapter.ts'
import type { Body } from '../script.ts'
import { findSegments, segmentsIn } from './find-segments.ts'
import { askedBy, citeFacts, demandsIn, type Recording, walkOf } from './recording.ts'

const calls = ['label', 'assemble', 'argue', 'write'] as const
const kindOf = (body: Body): Call | 'write' => callOf(body) ?? 'write'
const first = (bodies: Body[], call: Call | 'write') => bodies.find((body) => kindOf(body) === call)
const told = (id: string, text: string | undefined) => `${id} “${(text ?? '').slice(0, 80)}”`

/** The segments that the answers speak of. */
const spokenOf = ({ labels, assemble }: Recording) =>
  new Set(
    [
      ...labels.flatMap(({ segment, contradicts = [], amends = [] }) => [
        segment,
        ...contradicts.map(([other]) => other),
        ...amends,
      ]),
      ...assemble.picks.flatMap(({ answers }) => Object.keys(answers)),
      ...assemble.open,
    ].map((id) => id.split('.')[0]!),
  )

/** Which answers of a recording no longer fit what is asked now, each in a sentence; `bodies` are the requests of one playing. */
export function listMisfits(recording: Recording, bodies: Body[]): string[] {
  const [label, assemble, argue] = calls.map((call) => first(bodies, call))
  if (!label) return ['Nothing was asked.']
  const asked = segmentsIn(label)
  const found = findSegments(recording.segments, asked)
  const known = new Set(found.values())
  const drafted = bodies.filter((body) => callOf(body) === 'label').flatMap(draftedIn)
  const chosen = new Set(
    [...recording.assemble.picks.flatMap(({ answers }) => Object.keys(answers)), ...recording.assemble.open].map(
      (id) => found.get(id.split('.')[0]!) ?? '',
    ),
  )
  return [
    ...calls
      .filter((call) => first(bodies, call) && askedBy(first(bodies, call)!) !== recording.asked[call])
      .map((call) => `The instructions of “${call}” have changed: read its answers again.`),
    ...[...spokenOf(recording)]
      .filter((id) => !found.has(id))
      .map((id) => `${told(id, recording.segments[id])} is spoken of and no longer asked about.`),
    ...drafted.filter((id) => !known.has(id)).map((id) => `${told(id, asked[id])} is new: nobody has read it.`),
    ...(assemble ? demandsIn(assemble) : [])
      .filter(({ id, isAnswered }) => !isAnswered && !chosen.has(id.split('.')[0]!))
      .map(({ id }) => `${told(id, asked[id.split('.')[0]!])} is a demand that nothing answers.`),
    ...recording.argue.walks
      .filter((walk) => argue && !walkOf(walk, argue))
      .map(({ name }) => `The walk “${name}” goes over relations that are not there.`),
    ...bodies.filter((body) => kindOf(body) === 'write').flatMap((body) => listUnwritten(recording, body)),
  ]
}

/** A chapter that nobody has written, or what its words cite that is no fact now. */
function listUnwritten({ words }: Recording, body: Body): string[] {
  const heading = chapterOf(body)
  const written = words[heading]
  if (written === undefined) return [`Nobody has written the chapter “${heading}”.`]
  return citeFacts(written, body).missing.map((cited) => `“${heading}” cites “${cited}”, which stands in no fact.`)
}

/** The recording with the ids, words and instructions of what is asked now. What is not asked any more is left out. */
export function rekey(recording: Recording, bodies: Body[]): Recording {
  const label = first(bodies, 'label')!
  const found = findSegments(recording.segments, segmentsIn(label))
  const moved = (id: string) => {
    const [segment = '', part] = id.split('.')
    const now = found.get(segment)
    return now === undefined ? [] : [part === undefined ? now : `${now}.${part}`]
  }
  const { labels, assemble } = recording
  return {
    ...recording,
    asked: Object.fromEntries(calls.map((call) => [call, askedBy(first(bodies, call) ?? label)])) as Recording['asked'],
    segments: segmentsIn(label),
    labels: labels.flatMap(({ segment, contradicts, amends, ...said }) =>
      moved(segment).map((id) => ({
        segment: id,
        ...said,
        ...(contradicts && {
          contradicts: contradicts.flatMap(([other, ...why]) => moved(other).map((now): [string, string, string] => [now, ...why])),
        }),
        ...(amends && { amends: amends.flatMap(moved) }),
      })),
    ),
    assemble: {
      ...assemble,
      picks: assemble.picks.map(({ answers, ...pick }) => ({
        ...pick,
        answers: Object.fromEntries(Object.entries(answers).flatMap(([id, how]) => moved(id).map((now) => [now, how]))),
      })),
      open: assemble.open.flatMap(moved),
    },
  }
}
