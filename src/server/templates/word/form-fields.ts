import { childOf, isOn, nodesOf, type WordNode } from './node.ts'

/** An open field: its instruction, then its result. `from`: the length of the text where the result begins. */
type Field = { isInstruction: boolean; data: WordNode | undefined; from: number }
type Shown = { text?: string | undefined; isUnfilled?: boolean }

/** Follows the fields of a paragraph (ECMA-376 part 1, 17.16): instructions are no text, and form fields may have their value as data. */
export function createFields() {
  const open: Field[] = []
  const end = (field: Field, text: string): Shown | undefined => {
    if (text.slice(field.from).trim() !== '' || !field.data) return undefined
    const shown = valueOf(field.data)
    return shown === undefined ? { isUnfilled: childOf(field.data, 'textInput') !== undefined } : { text: shown }
  }
  return {
    isInstruction: () => open.some(({ isInstruction }) => isInstruction),
    onMark(mark: WordNode, text: string): Shown | undefined {
      const type = mark.attributes['fldCharType']
      const field = open.at(-1)
      if (type === 'begin') open.push({ isInstruction: true, data: childOf(mark, 'ffData'), from: text.length })
      else if (type === 'separate' && field) Object.assign(field, { isInstruction: false, from: text.length })
      else if (type === 'end' && field) {
        open.pop()
        return end(field, text)
      }
      return undefined
    },
  }
}

/** The state of a check box or the chosen entry of a list. */
function valueOf(data: WordNode): string | undefined {
  const box = childOf(data, 'checkBox')
  if (box) return isOn(childOf(box, 'checked') ?? childOf(box, 'default')) ? '☒' : '☐'
  const list = childOf(data, 'ddList')
  const entries = nodesOf(list).filter(({ name }) => name === 'listEntry')
  const chosen = Number(childOf(list, 'result')?.attributes['val'] ?? childOf(list, 'default')?.attributes['val'] ?? 0)
  return entries[chosen]?.attributes['val']
}
