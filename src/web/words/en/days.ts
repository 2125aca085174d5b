export const chooseADay = 'Choose a day'
export const calendarFor = (field: string) => `Calendar: ${field}`
export const theMonthBefore = 'The month before'
export const theMonthAfter = 'The month after'
export const dayPattern = 'dd/mm/yyyy'
export const noSuchDay = 'Enter a date, such as 31/12/2027.'
