import type { Capability, Catalogue, Control, Tension } from '../../catalogue/capability.ts'
import { loadCatalogue } from '../../catalogue/load-catalogue.ts'

const ofCapability = ({ id, name, made, needs }: Capability) =>
  `${id}: ${name}, for “${needs[0]}”${made.length > 0 ? ` (${made.join(', ')})` : ''}`
const ofControl = ({ id, name }: Control) => `${id}: ${name}`
const ofTension = ({ id, title }: Tension) => `${id}: ${title}`

let told: string | undefined

/** The catalogue for a model, the same to the letter in every request of every document. */
export function tellCards(catalogue: Catalogue = loadCatalogue()): string {
  return (told ??= [
    '<cards>',
    'Parts that a design may be made of, by their ids:',
    ...catalogue.capabilities.map(ofCapability),
    '',
    'Controls that keep a rule, by their ids:',
    ...catalogue.controls.map(ofControl),
    '',
    'Conflicts that designs have to settle, with their sides, by their ids:',
    ...catalogue.tensions.map(ofTension),
    '</cards>',
  ].join('\n'))
}
