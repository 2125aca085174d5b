import type { WeeklyReport, WeekProject } from '#shared/api/weekly-report.ts'
import type { Language } from '#shared/languages.ts'
import { figureParts } from '#shared/week-words.ts'
import { weekTextWords } from './week-text-words.ts'

/** Projects that are summarised; the page has all of them. */
const mostProjects = 50

/** A week as plain text: its totals, then a summary of each project in which something happened. */
function writeWeekSummary({ totals, clients }: WeeklyReport, language: Language): string {
  const { weekPartNames, more } = weekTextWords[language]
  let room = mostProjects
  const groups = clients.flatMap(({ name, projects }) => {
    const shown = projects.slice(0, room)
    room -= shown.length
    return shown.length === 0 ? [] : [[name, ...shown.map(summaryOf)].join('\n\n')]
  })
  const left = clients.reduce((sum, { projects }) => sum + projects.length, 0) - (mostProjects - room)
  const figures = figureParts.map((part) => `${weekPartNames[part]}: ${totals[part]}`).join('\n')
  return [figures, ...groups, ...(left > 0 ? [more(left)] : [])].join('\n\n')
}

const summaryOf = ({ name, standing, summary }: WeekProject) => `– ${name}: ${[standing, ...summary].join(' ')}`

const titleOf = (report: WeeklyReport, language: Language) => {
  const { title, weekText } = weekTextWords[language]
  return `${title}: ${weekText(report)}`
}

/** The same as a file, with its title and the URL of its page. */
export const writeWeekFile = (report: WeeklyReport, language: Language, link: string): string =>
  [titleOf(report, language), ...(report.client ? [report.client.name] : []), writeWeekSummary(report, language), link].join('\n\n')

/** A week as an email to a person; the link to the page is added after it. */
export function writeWeekEmail(name: string, report: WeeklyReport, language: Language): { subject: string; text: string } {
  const words = weekTextWords[language]
  const span = words.weekText(report)
  const text = [words.hello(name), words.whatHappened(span), writeWeekSummary(report, language), words.choice].join('\n\n')
  return { subject: titleOf(report, language), text }
}
