import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{answerReview,isReviewInput}from"../chunk-O65FNGMG.js";import{findGrammarFolder,openGrammars}from"../chunk-YVSYZG62.js";import"../chunk-6KJQ4XES.js";import"../chunk-YU7L6ZE5.js";import"../chunk-MEA7RCGI.js";import"../chunk-TMX6XLYW.js";import"../chunk-N5TKGQQM.js";import"../chunk-NXE3AZ4X.js";import"../chunk-Q7RNHGJX.js";import"../chunk-MP7OOKRS.js";import"../chunk-PQZ3N34J.js";import"../chunk-EO555ITA.js";import"../chunk-HTEHQE57.js";import"../chunk-Z37DY7OC.js";import"../chunk-RQGSDYUV.js";import"../chunk-YPOW7L6J.js";import"../chunk-ER7X6YF7.js";import"../chunk-L2YQBLJU.js";import"../chunk-RPI6H4A5.js";import"../chunk-ZBY34K72.js";import"../chunk-O6WRDRPA.js";import"../chunk-SNOJ2YEQ.js";import"../chunk-EMYI3HD6.js";import"../chunk-PHBTPJL7.js";import"../chunk-4RDBEEXR.js";import"../chunk-QHTRZNP2.js";import"../chunk-OPOUPMAC.js";import{Worker}from"node:worker_threads";var LEFT_TO_PARENT=["SIGINT","SIGTERM","SIGHUP"],WATCH=`
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 1000);
`;function serveReviews(answer){if(process.connected){for(let signal of LEFT_TO_PARENT)process.on(signal,()=>{});process.on("disconnect",()=>process.exit()),new Worker(WATCH,{eval:!0,workerData:process.ppid}).unref(),process.on("message",message=>{isReviewInput(message)&&answer(message).then(given=>process.send?.(given))})}}var grammars=openGrammars(findGrammarFolder(import.meta.dirname));function answerReview2(input){return answerReview(input,grammars)}serveReviews(answerReview2);export{answerReview2 as answerReview};
