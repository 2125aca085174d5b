export const week = 'Woche'
export const theWeekBefore = 'Vorige Woche'
export const theWeekOf = 'Woche vom'
export const theWeekAfter = 'Nächste Woche'
export const weeklyReportOf = (name: string) => `Wochenbericht: ${name}`
export const andAsOfToday = ', Stand heute'
export const print = 'Drucken'
export const emailText = 'Als E-Mail'
export const thereIsNoSuchReport =
  'Diesen Bericht gibt es nicht: Der Kunde existiert nicht, Sie dürfen ihn nicht sehen, oder das Datum ist keines.'
export const nothingHappenedInThisWeek = 'In dieser Woche ist nichts geschehen'
export const versionsApprovalsAnswersAndTasks =
  'Hier erscheinen Versionen, Freigaben, Antworten und erledigte Aufgaben und was die nächsten sieben Tage bringen.'
