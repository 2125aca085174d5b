export const week = 'Week'
export const theWeekBefore = 'The week before'
export const theWeekOf = 'The week of'
export const theWeekAfter = 'The week after'
export const weeklyReportOf = (name: string) => `Weekly report: ${name}`
export const andAsOfToday = ', as of today'
export const print = 'Print'
export const letter = 'Letter'
export const thereIsNoSuchReport = 'There is no such report: the client does not exist, or you may not see it, or the day is none.'
export const thisWeek = 'This week'
export const nothingHappenedInThisWeek = 'Nothing happened in this week'
export const versionsApprovalsAnswersAndTasks =
  'Versions, approvals, answers and tasks that are done will appear here, and what the next seven days bring.'
