import type { Specimen } from './specimen.tsx'
import { buttons } from './specimens/buttons.tsx'
import { choices } from './specimens/choices.tsx'
import { dialogs } from './specimens/dialogs.tsx'
import { fields } from './specimens/fields.tsx'
import { layout } from './specimens/layout.tsx'
import { messages } from './specimens/messages.tsx'

/** Grouped by purpose, in the order of the page. */
export const allSpecimens: Record<string, Specimen[]> = {
  Buttons: buttons,
  Fields: fields,
  Choices: choices,
  Messages: messages,
  Layout: layout,
  Dialogs: dialogs,
}
