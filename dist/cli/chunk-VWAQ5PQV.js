import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{oneLine}from"./chunk-XVI2MY6E.js";var WIDTH=96;function wrapText(text,indent){let lines=[],line="";for(let word of oneLine(text).split(" "))line!==""&&indent.length+line.length+1+word.length>WIDTH?(lines.push(line),line=word):line=line===""?word:`${line} ${word}`;return[...lines,line].map(each=>`${indent}${each}`).join(`
`)}export{wrapText};
