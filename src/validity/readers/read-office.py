# Reads Word files by python-docx and workbooks by openpyxl: one line of JSON for each path of the arguments, in their order.
import datetime, json, sys, zipfile
from xml.etree import ElementTree
import docx
from docx.oxml.ns import qn
from docx.table import Table
import openpyxl

KEY_FIGURES = 'FigureTable'
XDR = '{http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing}'


def text_of(node):
    parts = []
    for part in node.iter():
        if part.tag == qn('w:t'):
            parts.append(part.text or '')
        elif part.tag in (qn('w:br'), qn('w:cr')):
            parts.append('\n')
        elif part.tag == qn('w:tab') and part.getparent().tag == qn('w:r'):
            parts.append('\t')
        elif part.tag == qn('w:p') and parts:
            parts.append('\n')
    return ''.join(parts)


def value(node, path, attribute='val'):
    found = node.find(path, node.nsmap) if node is not None else None
    return None if found is None else found.get(qn('w:' + attribute))


class WordFile:
    def __init__(self, path):
        self.document = docx.Document(path)
        self.body = self.document.element.body
        self.styles = {style.style_id: style.element for style in self.document.styles}
        numbering = self.document.part.numbering_part.element
        self.abstract = {one.get(qn('w:abstractNumId')): one for one in numbering.findall(qn('w:abstractNum'))}
        self.lists = {one.get(qn('w:numId')): value(one, 'w:abstractNumId') for one in numbering.findall(qn('w:num'))}
        self.pieces, self.contents, self.faults = [], [], []

    def inherited(self, paragraph, path):
        """A property of a paragraph, or of the nearest style below it that has it."""
        found = value(paragraph, 'w:pPr/' + path)
        style = value(paragraph, 'w:pPr/w:pStyle') or 'Normal'
        while found is None and style in self.styles:
            found = value(self.styles[style], 'w:pPr/' + path)
            style = value(self.styles[style], 'w:basedOn')
        return found

    def read_paragraph(self, paragraph):
        for picture in paragraph.iter(qn('wp:docPr')):
            self.pieces.append({'kind': 'picture', 'alt': picture.get('descr') or ''})
        text = text_of(paragraph)
        outline = self.inherited(paragraph, 'w:outlineLvl')
        number = self.inherited(paragraph, 'w:numPr/w:numId')
        if outline is not None and int(outline) < 9:
            self.pieces.append({'kind': 'heading', 'level': int(outline) + 1, 'text': text})
        elif number not in (None, '0'):
            level = self.inherited(paragraph, 'w:numPr/w:ilvl') or '0'
            shape = next((one for one in self.abstract[self.lists[number]] if one.get(qn('w:ilvl')) == level), None)
            ordered = value(shape, 'w:numFmt') != 'bullet'
            self.pieces.append({'kind': 'item', 'level': int(level), 'ordered': ordered, 'text': text})
        elif text:
            self.pieces.append({'kind': 'words', 'text': text})

    def read_table(self, element):
        table = Table(element, self.document)
        rows = [[text_of(cell) for cell in row._tr.tc_lst] for row in table.rows]
        heads = sum(1 for row in table.rows if row._tr.trPr is not None and row._tr.trPr.find(qn('w:tblHeader')) is not None)
        if len({len(row) for row in rows}) > 1:
            self.faults.append('A table has rows of different lengths.')
        if heads == 0:
            self.pieces += [{'kind': 'words', 'text': text} for row in rows for text in row if text]
            return
        if value(element, 'w:tblPr/w:tblStyle') == KEY_FIGURES:
            # Each is a column: what it counts, the number, and what is said of it.
            self.pieces += [{'kind': 'words', 'text': text} for column in zip(*rows) for text in column if text]
            return
        cells = [[{'text': text} for text in row] for row in rows[heads:]]
        self.pieces.append({'kind': 'table', 'heads': rows[0], 'rows': cells})

    def read_contents(self, element):
        for paragraph in element.iter(qn('w:p')):
            parts = text_of(paragraph).split('\t')
            if len(parts) > 1 and parts[-1].strip().isdigit():
                self.contents.append({'text': ' '.join(parts[:-1]), 'page': int(parts[-1])})

    def read(self):
        for element in self.body:
            if element.tag == qn('w:p'):
                self.read_paragraph(element)
            elif element.tag == qn('w:tbl'):
                self.read_table(element)
            elif element.tag == qn('w:sdt'):
                self.read_contents(element)
        relationships = self.document.part.rels.values()
        links = [one.target_ref for one in relationships if one.is_external and one.reltype.endswith('/hyperlink')]
        names = {one.get(qn('w:name')) for one in self.body.iter(qn('w:bookmarkStart'))}
        anchors = {one.get(qn('w:anchor')) for one in self.body.iter(qn('w:hyperlink'))} - {None}
        self.faults += ['A link leads to %s, which is not there.' % name for name in sorted(anchors - names)]
        properties = self.document.core_properties
        return {
            'title': properties.title, 'language': properties.language, 'pieces': self.pieces, 'links': links,
            'contents': self.contents, 'notes': [], 'faults': self.faults, 'parts': 1,
        }


def plain(cell_value):
    return '' if cell_value is None else str(cell_value)


def read_cell(written, kept):
    cell = {'text': plain(kept.value)}
    if isinstance(kept.value, bool):
        cell['text'] = str(kept.value).upper()
    elif isinstance(kept.value, (int, float)):
        cell['number'] = kept.value
    elif isinstance(kept.value, (datetime.datetime, datetime.date)):
        cell['day'] = kept.value.isoformat()[:10]
    if written.data_type == 'f':
        cell['formula'] = getattr(written.value, 'text', None) or plain(written.value)
    if kept.data_type == 'e':
        cell['isError'] = True
    return cell


def drawings_of(path, sheets):
    """The alternative texts of each sheet's pictures, with the row they stand at, from the top down."""
    with zipfile.ZipFile(path) as file:
        def targets(part):
            folder, name = part.rsplit('/', 1)
            rels = '%s/_rels/%s.rels' % (folder, name)
            if rels not in file.namelist():
                return {}
            found = ElementTree.fromstring(file.read(rels))
            return {one.get('Id'): (one.get('Type').rsplit('/', 1)[1], one.get('Target').replace('..', 'xl', 1)) for one in found}
        for part in sheets:
            drawn = []
            for kind, target in targets(part).values():
                if kind == 'drawing':
                    for anchor in ElementTree.fromstring(file.read(target)):
                        shape = next(anchor.iter(XDR + 'cNvPr'), None)
                        row = next(anchor.iter(XDR + 'row'), None)
                        if shape is not None and row is not None:
                            drawn.append((int(row.text) + 1, shape.get('descr') or ''))
            yield sorted(drawn, key=lambda one: one[0])


def read_sheet(written, kept, drawn, result):
    areas = sorted((openpyxl.utils.range_boundaries(table.ref), table) for table in written.tables.values()) if written.tables else []
    result['pieces'].append({'kind': 'sheet', 'name': written.title})
    pieces = [(row, 1, {'kind': 'picture', 'alt': alt}) for row, alt in drawn]
    inside = set()
    for (left, top, right, bottom), table in areas:
        columns = range(left, right + 1)
        inside |= {(row, column) for row in range(top, bottom + 1) for column in columns}
        heads = [plain(kept.cell(top, column).value) for column in columns]
        rows = [[read_cell(written.cell(row, column), kept.cell(row, column)) for column in columns] for row in range(top + 1, bottom + 1)]
        pieces.append((top, left, {'kind': 'table', 'heads': heads, 'rows': rows}))
    for line in written.iter_rows():
        for cell in line:
            if cell.hyperlink is not None and cell.hyperlink.target:
                result['links'].append(cell.hyperlink.target)
            found = read_cell(cell, kept[cell.coordinate])
            if found.get('isError'):
                result['faults'].append('%s!%s is in error: %s.' % (written.title, cell.coordinate, found['text']))
            result['cells']['%s!%s' % (written.title, cell.coordinate)] = found
            if found['text'] != '' and (cell.row, cell.column) not in inside:
                pieces.append((cell.row, cell.column, {'kind': 'words', 'text': found['text']}))
    result['pieces'] += [piece for row, column, piece in sorted(pieces, key=lambda one: one[:2])]


def read_workbook(path):
    written, kept = openpyxl.load_workbook(path), openpyxl.load_workbook(path, data_only=True)
    with zipfile.ZipFile(path) as file:
        book = ElementTree.fromstring(file.read('xl/workbook.xml'))
        rels = {one.get('Id'): one.get('Target') for one in ElementTree.fromstring(file.read('xl/_rels/workbook.xml.rels'))}
    main = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
    rel = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id'
    paths = ['xl/' + rels[one.get(rel)].replace('/xl/', '') for one in book.iter(main + 'sheet')]
    result = {
        'title': written.properties.title, 'language': written.properties.language, 'pieces': [], 'links': [],
        'contents': [], 'notes': [], 'faults': [], 'parts': len(written.worksheets), 'cells': {},
    }
    for sheet, drawn in zip(written.worksheets, drawings_of(path, paths)):
        read_sheet(sheet, kept[sheet.title], drawn, result)
    return result


for path in sys.argv[1:]:
    try:
        found = WordFile(path).read() if path.endswith('.docx') else read_workbook(path)
    except Exception as error:
        found = {'failure': '%s: %s' % (type(error).__name__, error)}
    print(json.dumps(found), flush=True)
