import type { ReferenceDesign } from '#shared/reference-design.ts'

/** Maximum questions that are asked for every brief. */
const mostOwnQuestions = 3

/** Additional requirements for packaged designs; a company's own copy need not meet them. */
export const checkPackaged = (design: ReferenceDesign): string[] => [...topics(design), ...extent(design), ...choices(design)]

function topics({ questions }: ReferenceDesign): string[] {
  const byTopic = new Map<string, number>()
  for (const { topic } of questions) if (topic) byTopic.set(topic, (byTopic.get(topic) ?? 0) + 1)
  return [
    ...questions.filter(({ topic }) => !topic).map(({ text }) => `question “${text}” has no topic.`),
    ...[...byTopic]
      .filter(([topic, count]) => count > (topic === 'own' ? mostOwnQuestions : 1))
      .map(([topic, count]) => `${count} questions are about “${topic}”.`),
  ]
}

const extent = ({ covers }: ReferenceDesign) => (covers ? [] : ['It does not say what the days of work are for (`covers`).'])

/** Two words count as the same if this many letters match: “decided” and “decides”. */
const stem = 5
const stemsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stem)))

/**
 * Documents print the title, followed by the chosen option: the title must name the subject and the option the choice, without repetition.
 */
const choices = ({ decisions }: ReferenceDesign) =>
  decisions.flatMap(({ title, options: [chosen] }) => {
    const said = stemsOf(title)
    const words = [...stemsOf(chosen?.name ?? '')]
    const isTold = words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length
    return isTold ? [`decision “${title}” says in its title what is chosen: “${chosen?.name}”.`] : []
  })
