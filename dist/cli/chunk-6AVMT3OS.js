import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
function formatJsonLine(value){return`${JSON.stringify(value)}
`}function formatTable(heads,rows){let widths=heads.map((head,at)=>Math.max(head.length,...rows.map(row=>row[at]?.length??0))),line=cells=>`${cells.map((cell,at)=>cell.padEnd(widths[at]??0)).join("  ")}`.trimEnd();return[heads,...rows].map(cells=>`${line(cells)}
`).join("")}export{formatJsonLine,formatTable};
