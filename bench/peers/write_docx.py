"""The plain design as a Word document by python-docx: design.json, output, runs → processor milliseconds of each run."""
import json
import sys
import time

from docx import Document
from docx.shared import Mm

design_file, output, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(design_file, encoding="utf-8") as file:
    design = json.load(file)


def add_table(document, item):
    table = document.add_table(rows=1 + len(item["rows"]), cols=len(item["headings"]), style="Table Grid")
    # One pass over the rows: asking for each cell by its place would be quadratic.
    for row, texts in zip(table.rows, [item["headings"], *item["rows"]]):
        for cell, text in zip(row.cells, texts):
            cell.text = str(text)


def write():
    document = Document()
    for item in design:
        kind = item["kind"]
        if kind == "heading":
            document.add_heading(item["text"], level=min(9, item["level"]))
        elif kind == "paragraph":
            document.add_paragraph(item["text"])
        elif kind == "list":
            for line in item["items"]:
                document.add_paragraph(line["text"], style="List Number" if line["ordered"] else "List Bullet")
        elif kind == "table":
            document.add_paragraph(item["caption"], style="Caption")
            add_table(document, item)
        elif kind == "picture":
            document.add_picture(item["png"], width=Mm(150))
            document.add_paragraph(item["caption"], style="Caption")
    document.save(output)


times = []
for _ in range(runs):
    start = time.process_time()
    write()
    times.append(1000 * (time.process_time() - start))
print(json.dumps(times))
