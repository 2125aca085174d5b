export const week = 'Week'
export const theWeekBefore = 'Previous week'
export const theWeekOf = 'Week of'
export const theWeekAfter = 'Next week'
export const weeklyReportOf = (name: string) => `Weekly report: ${name}`
export const andAsOfToday = ', as of today'
export const print = 'Print'
export const emailText = 'Text for an email'
export const thereIsNoSuchReport =
  'There is no such report. The client or the date may be wrong, or you may not have access to this client.'
export const nothingHappenedInThisWeek = 'Nothing happened in this week'
export const versionsApprovalsAnswersAndTasks =
  'Versions, approvals, answers and completed tasks will appear here, with what comes in the next seven days.'
