import { test } from "vitest";
import { readFileSync } from "node:fs";
import { importSource } from "../src/catalogue/import/import-source.ts";
import { createCatalogue } from "../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../src/catalogue/shipped.ts";
import { compareOperations } from "../src/catalogue/import/compare-operations.ts";
test("m", () => {
  const time=(n:string,f:()=>unknown)=>{const t=performance.now(); const r=f(); console.log(n,Math.round(performance.now()-t),"ms"); return r as any;};
  for (const f of ["box","figma"]) for(let i=0;i<2;i++) {
    const s=readFileSync(`/work/shared/data/openapi/${f}.json`,"utf8");
    const r=time(f+" import",()=>importSource(s,{name:"x"}));
    console.log("doc", JSON.stringify(r.document).length);
    time(f+" catalogue",()=>createCatalogue([r.document],shippedCatalogue()));
    time(f+" compare",()=>compareOperations(r.document,r.document));
  }
  const worst:Record<string,()=>unknown>={
    manyOps:()=>{const paths:any={}; for(let i=0;i<1500;i++){const op=(m:string)=>({operationId:m+i,parameters:Array.from({length:10},(_,k)=>({name:"p"+k,in:"query",schema:{type:"string",enum:["a","b","c"]}})),responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+(i%1000)}}}}}}); paths["/a"+i]={get:op("g"),post:op("p"),put:op("u")};} const schemas:any={}; for(let i=0;i<1000;i++)schemas["S"+i]={type:"object",properties:Object.fromEntries(Array.from({length:20},(_,k)=>["f"+k,{$ref:"#/components/schemas/S"+((i+k)%1000)}]))}; return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    bigSchemas:()=>{const schemas:any={}; for(let i=0;i<900;i++)schemas["S"+i]={type:"object",properties:Object.fromEntries(Array.from({length:250},(_,k)=>["f"+k,{type:"string"}]))}; const paths:any={}; for(let i=0;i<900;i++)paths["/a"+i]={get:{responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+i}}}}}}}; return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    anyOfLoops:()=>{const schemas:any={}; for(let i=0;i<1000;i++)schemas["S"+i]={anyOf:[{$ref:"#/components/schemas/S"+((i+1)%1000)},{$ref:"#/components/schemas/S"+((i+7)%1000)}]}; const paths:any={}; for(let i=0;i<500;i++)paths["/a"+i]={post:{requestBody:{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+i}}}},responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+i}}}}}}}; return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    wideBodies:()=>{const schemas:any={W:{type:"object",properties:Object.fromEntries(Array.from({length:300},(_,k)=>["f"+k,{type:"string",description:"d".repeat(50)}]))}}; const paths:any={}; for(let i=0;i<1500;i++){const b={requestBody:{content:{"application/json":{schema:{$ref:"#/components/schemas/W"}}}},responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/W"}}}}}};paths["/a"+i]={post:b,put:b,patch:b,delete:b,get:{responses:b.responses}};} return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    readOnlyBodies:()=>{const schemas:any={W:{type:"object",properties:Object.fromEntries(Array.from({length:300},(_,k)=>["f"+k,{type:"string",readOnly:k===0}]))}}; const paths:any={}; for(let i=0;i<1500;i++){const b={requestBody:{content:{"application/json":{schema:{$ref:"#/components/schemas/W"}}}},responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/W"}}}}}};paths["/a"+i]={post:b,put:b,patch:b,delete:b,get:{responses:b.responses}};} return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    deepAllOf:()=>{const schemas:any={}; for(let i=0;i<2000;i++)schemas["S"+i]={allOf:[{$ref:"#/components/schemas/S"+(i+1)},{properties:{["f"+i]:{type:"string"}}}]}; schemas.S2000={type:"object"}; const paths:any={}; for(let i=0;i<1500;i++)paths["/a"+i]={post:{requestBody:{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+i}}}},responses:{"200":{content:{"application/json":{schema:{$ref:"#/components/schemas/S"+i}}}}}}}; return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
    flatParams:()=>{const schemas:any={W:{type:"object",properties:Object.fromEntries(Array.from({length:300},(_,k)=>["f"+k,{type:"string"}]))}}; const paths:any={}; for(let i=0;i<1500;i++)paths["/a"+i]={get:{parameters:[1,2,3,4].map(n=>({name:"q"+n,in:"query",style:"deepObject",schema:{$ref:"#/components/schemas/W"}})),responses:{}}}; return {openapi:"3.1.0",info:{},paths,components:{schemas}};},
  };
  for(const [n,make] of Object.entries(worst)){const s=JSON.stringify(make()); const r=time(n+" ("+s.length+") import",()=>importSource(s,{name:"x"})); console.log(n, r.document?JSON.stringify(r.document).length:"refused", r.faults.slice(0,3).map((f:any)=>f.code)); if(r.document){const c=time(n+" catalogue",()=>createCatalogue([r.document],shippedCatalogue())); time(n+" compare",()=>compareOperations(r.document,r.document));}}
});
