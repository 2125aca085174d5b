import type { ReferenceDesign } from '#shared/reference-design.ts'

/** Questions that are asked whatever the brief says. */
const mostOwnQuestions = 3

/** What a packaged design needs besides being sound; a firm's own copy may do without it. */
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

/** Letters by which two words are taken as one: “decided” and “decides”. */
const stem = 5
const stemsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stem)))

/** Documents print the title and then what was chosen: the title names the matter, the option the choice. */
const choices = ({ decisions }: ReferenceDesign) =>
  decisions.flatMap(({ title, options: [chosen] }) => {
    const said = stemsOf(title)
    const words = [...stemsOf(chosen?.name ?? '')]
    const isTold = words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length
    return isTold ? [`decision “${title}” says in its title what is chosen: “${chosen?.name}”.`] : []
  })
