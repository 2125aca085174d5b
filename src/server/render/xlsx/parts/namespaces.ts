export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
