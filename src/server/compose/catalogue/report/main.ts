import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { checkEntries } from '#server/compose/catalogue/check-entries.ts'
import { matchCapabilities, scoreCapabilities, threshold } from '#server/compose/catalogue/match-capabilities.ts'
import { matchControls } from '#server/compose/catalogue/match-controls.ts'
import { readEntries } from '#server/compose/catalogue/read-entries.ts'
import {
  type Figures,
  matchNeedsUnseen,
  measureNeeds,
  measureRules,
  readSentences,
} from '#server/compose/catalogue/report/measure-sentences.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

const shown = 5
const entries = readEntries()
const { catalogue, faults } = checkEntries(entries)
const [option, ...words] = process.argv.slice(2)

if (faults.length > 0) {
  console.error(`The catalogue is wrong in ${faults.length} places:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  process.exitCode = 1
} else if (option === '--try') tell(words.join(' '))
else if (option === '--measure') measure()
else {
  listFamilies()
  warn()
}

function listFamilies() {
  for (const [file, held] of Object.entries(entries)) {
    const ids = Array.isArray(held) ? [] : Object.keys(held as object)
    console.log(`${file} (${ids.length || `${catalogue.wordClasses.length} classes of words`})`)
    if (ids.length > 0) console.log(`  ${ids.join(', ')}`)
  }
}

function warn() {
  const unseen = matchNeedsUnseen(catalogue)
  for (const { id } of catalogue.capabilities)
    if (!unseen.some((one) => one.id === id && one.given === id))
      console.log(
        `Warning: ${id}: none of its needs is found by its other needs and signals; say it in more of the clients' words.`,
      )
  const taken = new Set(unseen.flatMap(({ id, given }) => (given && given !== id ? [`${id} ${given}`] : [])))
  for (const pair of [...taken].toSorted()) {
    const [one, other] = pair.split(' ')
    if (one! < other! && taken.has(`${other} ${one}`))
      console.log(`Warning: ${one} and ${other} take each other's needs; tell them apart by signals or unless.`)
  }
}

function tell(sentence: string) {
  const given = new Set(matchCapabilities(sentence, catalogue).map(({ id }) => id))
  console.log(
    `“${sentence}”\nAnswered by: ${[...given].join(', ') || `nothing: no entry leads the next clearly enough (${threshold})`}`,
  )
  const ranked = scoreCapabilities(sentence, catalogue).toSorted((a, b) => b.score - a.score)
  for (const { id, score, by } of ranked.slice(0, shown)) {
    const signals = catalogue.capabilities
      .find((entry) => entry.id === id)!
      .signals.filter((signal) => compileSignal(signal).test(sentence))
    console.log(
      `  ${score.toFixed(1).padStart(5)}  ${id}, by ${by === 'signal' ? signals.map((signal) => `/${signal}/`).join(' and ') : 'words'}`,
    )
  }
  for (const { control, slots } of matchControls(sentence, catalogue))
    console.log(
      `Kept by: ${control.id}${Object.entries(slots)
        .map(([slot, said]) => `, ${slot} = “${said}”`)
        .join('')}`,
    )
}

function measure() {
  const kinds: [string, (catalogue: Catalogue, sentences: [string, string[]][]) => Figures][] = [
    ['needs', measureNeeds],
    ['rules', measureRules],
  ]
  const sets = ['', 'later-', 'last-']
  for (const [kind, measureKind] of kinds)
    for (const set of sets)
      for (const half of ['tuned', 'held'] as const) {
        const { sentences, precision, recall, quiet } = measureKind(catalogue, readSentences(`${set}${kind}.yaml`, half))
        const shares = [precision, recall, quiet].map((share) => `${Math.round(100 * share)} %`)
        console.log(
          `${`${set}${kind}`.padEnd(12)} ${half.padEnd(5)} ${sentences} sentences: precision ${shares[0]}, recall ${shares[1]}, of those nothing answers left alone ${shares[2]}`,
        )
      }
}
