// The program of the composing threads, except that projects with a certain name take as much CPU time as they may.
import { limitErrors, generationWork } from '#server/generation/generation-work.ts'
import { answerWork } from '#server/platform/answer-work.ts'
import { slowProject } from './fairness-accounts.ts'

/** Milliseconds of CPU time for one piece of work: below the limit of a task, so that only the whole exceeds a limit. */
const slowness = 12_000

function burn({ projectName }: { projectName: string }) {
  if (!projectName.startsWith(slowProject)) return
  const { user } = process.cpuUsage()
  const until = performance.now() + 4 * slowness
  while ((process.cpuUsage().user - user) / 1000 < slowness && performance.now() < until);
}

const table: typeof generationWork = {
  ...generationWork,
  proposeSolution(asked) {
    burn(asked.brief)
    return generationWork.proposeSolution(asked)
  },
  writeWords(asked) {
    burn(asked.brief)
    return generationWork.writeWords(asked)
  },
  buildVersion(asked) {
    burn(asked.brief)
    return generationWork.buildVersion(asked)
  },
  readBack(asked) {
    burn(asked)
    return generationWork.readBack(asked)
  },
}
answerWork(table, { longest: 1_600_000, refuse: limitErrors.length })
