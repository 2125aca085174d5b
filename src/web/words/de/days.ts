export const chooseADay = 'Tag wählen'
export const calendarFor = (field: string) => `Kalender: ${field}`
export const theMonthBefore = 'Voriger Monat'
export const theMonthAfter = 'Nächster Monat'
export const dayPattern = 'TT.MM.JJJJ'
export const noSuchDay = 'Diesen Tag gibt es nicht: Schreiben Sie ihn wie 31.12.2027.'
