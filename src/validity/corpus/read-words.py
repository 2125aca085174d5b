# The words of Word files by python-docx and of workbooks by openpyxl: one line of JSON for each path of the arguments, in their order.
import json, sys, zipfile
import docx
from docx.oxml.ns import qn
import openpyxl

DROPPED = {qn('w:del'), qn('w:moveFrom'), '{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback', qn('w:rt')}
OMML = '{http://schemas.openxmlformats.org/officeDocument/2006/math}t'


def is_unsaid(control):
    """A content control with its prompt, or a table of contents."""
    properties = control.find(qn('w:sdtPr'))
    if properties is None:
        return False
    gallery = properties.find('.//' + qn('w:docPartGallery'))
    is_contents = gallery is not None and (gallery.get(qn('w:val')) or '').lower().startswith('table of ')
    return is_contents or properties.find(qn('w:showingPlcHdr')) is not None


def collect(node, parts):
    if node.tag in DROPPED or (node.tag == qn('w:sdt') and is_unsaid(node)):
        return
    if node.tag in (qn('w:t'), OMML):
        parts.append(node.text or '')
    elif node.tag in (qn('w:tab'), qn('w:br'), qn('w:cr')):
        parts.append(' ')
    for child in node:
        collect(child, parts)
    if node.tag in (qn('w:p'), qn('w:tc'), OMML):
        parts.append(' ')


def read_word(path):
    document = docx.Document(path)
    parts = []
    collect(document.element.body, parts)
    for kind in ('footnotes', 'endnotes'):
        for relationship in document.part.rels.values():
            if not relationship.is_external and relationship.reltype.endswith('/' + kind):
                collect(docx.oxml.parse_xml(relationship.target_part.blob), parts)
    return ''.join(parts)


def read_book(path):
    book = openpyxl.load_workbook(path, data_only=True)
    cells = [cell.value for sheet in book for row in sheet.iter_rows() for cell in row]
    return '\n'.join(value for value in cells if isinstance(value, str))


for path in sys.argv[1:]:
    try:
        text = read_book(path) if path.lower().endswith('.xlsx') else read_word(path)
        print(json.dumps({'text': text}), flush=True)
    except Exception as error:
        print(json.dumps({'failure': str(error)[:200]}), flush=True)
