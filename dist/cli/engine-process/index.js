import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{answerReview,isReviewInput}from"../chunk-MN2WLM6Y.js";import{findGrammarFolder,openGrammars}from"../chunk-Q3WAZGIZ.js";import"../chunk-53UOB3JK.js";import"../chunk-FLVRYN5V.js";import"../chunk-I35OUQ4Z.js";import"../chunk-NGTWAZ4X.js";import"../chunk-H4PDDKVS.js";import"../chunk-NXE3AZ4X.js";import"../chunk-MIBUKPDL.js";import"../chunk-E63A45CH.js";import"../chunk-2BNLHQH7.js";import"../chunk-6436BEAR.js";import"../chunk-EYL3OEAS.js";import"../chunk-ON542LDI.js";import"../chunk-VMWOWEZR.js";import"../chunk-6EACRG7T.js";import"../chunk-4POBWQAO.js";import"../chunk-5QLYMYEB.js";import"../chunk-NXX3HLEF.js";import"../chunk-CBO77XOR.js";import"../chunk-4ZOETS3J.js";import"../chunk-NDEODCGE.js";import"../chunk-3JS7VZZH.js";import"../chunk-436RAGTN.js";import"../chunk-BF6O5RJ4.js";import"../chunk-4RDBEEXR.js";import"../chunk-OPOUPMAC.js";import{Worker}from"node:worker_threads";var LEFT_TO_PARENT=["SIGINT","SIGTERM","SIGHUP"],WATCH=`
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 1000);
`;function serveReviews(answer){if(process.connected){for(let signal of LEFT_TO_PARENT)process.on(signal,()=>{});process.on("disconnect",()=>process.exit()),new Worker(WATCH,{eval:!0,workerData:process.ppid}).unref(),process.on("message",message=>{isReviewInput(message)&&answer(message).then(given=>process.send?.(given))})}}var grammars=openGrammars(findGrammarFolder(import.meta.dirname));function answerReview2(input){return answerReview(input,grammars)}serveReviews(answerReview2);export{answerReview2 as answerReview};
