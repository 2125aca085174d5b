import { readXml } from '../read-xml.ts'
import { refusal } from '../refusal.ts'

export type Element = { name: string; attributes: Map<string, string>; children: (Element | string)[] }

const deepest = 300

export const elementsOf = (element: Element | undefined) =>
  (element?.children ?? []).filter((child): child is Element => typeof child === 'object')
export const elementNamed = (element: Element | undefined, name: string) => elementsOf(element).find((child) => child.name === name)

/** Elements of that name at any depth. */
export const findElements = (element: Element, name: string): Element[] =>
  elementsOf(element).flatMap((child) => (child.name === name ? [child] : findElements(child, name)))

/** Reports, one after another, the elements that are wanted by their name or their parent's, each with all that it contains. */
export async function readElements(
  chunks: AsyncIterable<Buffer>,
  { isWanted, onElement }: { isWanted(name: string, parent: string): boolean; onElement(element: Element): void },
  progress: () => void,
): Promise<void> {
  const names: string[] = []
  const open: Element[] = []
  const handlers = {
    open(name: string, _attribute: unknown, attributes: () => [string, string][]) {
      if (names.length >= deepest) throw refusal.damaged()
      if (open.length > 0 || isWanted(name, names.at(-1) ?? '')) {
        const element: Element = { name, attributes: new Map(attributes()), children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      }
      names.push(name)
    },
    close() {
      names.pop()
      const element = open.pop()
      if (element && open.length === 0) onElement(element)
    },
    text: (text: string) => void open.at(-1)?.children.push(text),
  }
  await readXml(chunks, handlers, progress)
}
